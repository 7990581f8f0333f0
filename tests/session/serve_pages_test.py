"""What `arbiter serve` answers over HTTP, and what it refuses."""

import gzip
import unittest

from serve_client import ServerTest

UNKNOWN = "/api/games/AAAAAAAA/socket"


class Pages(ServerTest):
    def test_the_start_page_comes_with_a_token_and_the_policy(self):
        answer = self.server.get("/")
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.header("Content-Type"), "text/html; charset=utf-8")
        self.assertEqual(answer.header("Cache-Control"), "private, no-cache")
        self.assertEqual(len(answer.token()), 32)
        self.assertIn("default-src 'self'", answer.header("Content-Security-Policy"))
        self.assertEqual(answer.header("X-Content-Type-Options"), "nosniff")
        self.assertEqual(answer.header("Referrer-Policy"), "same-origin")
        self.assertEqual(answer.header("Cross-Origin-Opener-Policy"), "same-origin")

    def test_a_token_is_handed_out_once(self):
        self.assertIsNone(self.server.get("/", token=self.player.token).header("Set-Cookie"))
        malformed = self.server.get("/", token=self.player.token.upper() + "G")
        self.assertNotEqual(malformed.token(), self.player.token)

    def test_a_games_page_is_there_when_the_game_is(self):
        game = self.player.new_game(opponent="screen")
        self.assertEqual(self.server.get(f"/game/{game}").status, 200)
        for missing in ("AAAAAAAA", "short", "", "..%2f..%2fetc", f"{game}/more"):
            answer = self.server.get(f"/game/{missing}")
            self.assertEqual(answer.status, 404, missing)
            self.assertIn(b"<!doctype html>", answer.body.lower())

    def test_head_is_get_without_a_body(self):
        get, head = self.server.get("/"), self.server.request("HEAD", "/")
        self.assertEqual(head.status, 200)
        self.assertEqual(head.header("Content-Length"), get.header("Content-Length"))

    def test_the_page_comes_packed_and_is_sent_once(self):
        plain = self.server.get("/")
        self.assertIsNone(plain.header("Content-Encoding"))
        packed = self.server.get("/", Accept_Encoding="gzip")
        self.assertEqual(packed.header("Content-Encoding"), "gzip")
        self.assertEqual(gzip.decompress(packed.body), plain.body)
        self.assertNotEqual(packed.header("ETag"), plain.header("ETag"))
        stream = self.server.stream()
        stream.send(self.server.head("GET", "/", {"If-None-Match": plain.header("ETag")}) +
                    self.server.head("GET", "/"))
        self.assertEqual(stream.answer().status, 304)
        self.assertEqual(stream.answer().body, plain.body, "the connection goes on")

    def test_files_are_served_by_exact_name_only(self):
        page = self.server.get("/").body.decode()
        for quoted in page.split('"')[1::2]:
            if quoted.startswith("/assets/"):
                answer = self.server.get(quoted)
                self.assertEqual(answer.status, 200, quoted)
                self.assertIn("immutable", answer.header("Cache-Control"))
        for path in ("/index.html", "/index.html.gz", "/favicon.svg.br", "/assets/",
                     "/assets/../index.html", "/assets/nothing.js", "/assets/%00", "//",
                     "/etc/passwd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api",
                     "/api/", "/API/server"):
            self.assertEqual(self.server.get(path).status, 404, path)

    def test_the_server_tells_of_itself(self):
        told = self.server.get("/api/server").json()
        offered = {member: told.pop(member) for member in ("levels", "rulesets", "times")}
        self.assertTrue(all(offered.values()), offered)
        self.assertEqual(told | {"version": ""}, {
            "protocol": 2, "version": "", "lan": False,
            "addresses": [f"http://{self.server.authority}/"],
            "lan_command": f"arbiter serve --lan --listen :0 --data {self.server.data}"})


class Refusals(ServerTest):
    def test_another_host_is_refused(self):
        port = self.server.address[1]
        for host in ("evil.example", f"evil.example:{port}", f"127.0.0.1:{port + 1}", "127.0.0.1",
                     f"127.0.0.2:{port}", "", f"{self.server.authority}@evil.example"):
            self.assertEqual(self.server.get("/", Host=host).status, 421, host)
            _, answer = self.server.handshake(UNKNOWN, Host=host)
            self.assertEqual(answer.status, 421, host)
        for host in (f"localhost:{port}", f"LOCALHOST:{port}", f"[::1]:{port}"):
            self.assertEqual(self.server.get("/", Host=host).status, 200, host)

    def test_no_host_and_two_hosts_are_no_request(self):
        self.assertEqual(self.server.get("/", Host=None).status, 400)
        self.assertEqual(self.server.get("/", host="evil.example").status, 400)

    def test_another_origin_is_refused(self):
        game = self.player.new_game(opponent="screen")
        for origin in (None, "", "null", "http://evil.example", f"https://{self.server.authority}",
                       f"http://{self.server.authority}.evil.example", "http://localhost:1"):
            answer = self.server.post("/api/games", {"opponent": "screen"}, Origin=origin)
            self.assertEqual(answer.status, 403, origin)
            self.assertEqual(answer.json()["error"]["code"], "origin")
            _, answer = self.server.handshake(f"/api/games/{game}/socket", Origin=origin)
            self.assertEqual(answer.status, 403, origin)

    def test_a_cross_site_fetch_is_refused(self):
        for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201),
                             ("none", 201)):
            answer = self.server.post("/api/games", {"opponent": "screen"}, Sec_Fetch_Site=site)
            self.assertEqual(answer.status, status, site)

    def test_other_methods_are_refused_with_those_allowed(self):
        for path, allowed in (("/", "GET, HEAD"), ("/api/games", "POST"),
                              ("/api/server", "GET, HEAD")):
            for method in ("PUT", "DELETE", "OPTIONS", "BREW", "HEA", "get"):
                answer = self.server.request(method, path)
                self.assertEqual((answer.status, answer.header("Allow")), (405, allowed), method)
        self.assertEqual(self.server.get("/api/games").status, 405)

    def test_malformed_requests_are_refused(self):
        for path in ("/%", "/%4", "/%zz", "*", "ftp://evil.example/", "game"):
            self.assertEqual(self.server.get(path).status, 400, path)
        for line in (b"\r\n\r\nGET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\r\n",
                     b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"GET /\x00 HTTP/1.1\r\n\r\n"):
            stream = self.server.stream()
            stream.send(line)
            self.assertEqual(stream.answer().status, 400, line)

    def test_too_much_is_refused(self):
        long_header = self.server.get("/", X_Long="x" * 9000)
        self.assertEqual(long_header.status, 431)
        self.assertEqual(self.server.get("/" + "x" * 9000).status, 431)
        self.assertEqual(self.server.post("/api/games", b" " * 65537).status, 413)
        self.assertEqual(self.server.post("/api/games", b" " * 16384).status, 400)
        self.assertEqual(self.server.post("/api/games", b"", Content_Length=10**18).status, 413)

    def test_a_body_is_json(self):
        for kind in ("text/plain", "application/x-www-form-urlencoded", "", None):
            answer = self.server.post("/api/games", {"opponent": "screen"}, Content_Type=kind)
            self.assertEqual(answer.status, 415, kind)
        answer = self.server.post("/api/games", {"opponent": "screen"},
                                  Content_Type="Application/JSON; charset=utf-8")
        self.assertEqual(answer.status, 201)

    def test_a_refused_game_says_what_would_be_right(self):
        for wanted, code, field in (
                ({"opponent": "computer", "level": 11}, "level", "level"),
                ({"opponent": "fish"}, "opponent", "opponent"),
                ({"opponent": "screen", "fen": "8/8/8/8/8/8/8/8 w - - 0 1"}, "kings", "fen"),
                ({"opponent": "screen", "fen": "x"}, "syntax", "fen"),
                ({"opponent": "screen", "chess960": 960}, "chess960", "chess960")):
            answer = self.server.post("/api/games", wanted)
            error = answer.json()["error"]
            self.assertEqual((answer.status, error["code"], error["field"]), (400, code, field))
            self.assertTrue(error["text"])

    def test_an_unknown_game_has_no_socket(self):
        _, answer = self.server.handshake(UNKNOWN)
        self.assertEqual((answer.status, answer.json()["error"]["code"]), (404, "no_game"))
        _, answer = self.server.handshake("/")
        self.assertEqual(answer.status, 404)

    def test_a_socket_needs_an_upgrade(self):
        game = self.player.new_game(opponent="screen")
        self.assertEqual(self.server.get(f"/api/games/{game}/socket").status, 426)
        for field, value, status in (("Sec_WebSocket_Version", "8", 426),
                                     ("Sec_WebSocket_Key", "x", 400)):
            _, answer = self.server.handshake(f"/api/games/{game}/socket", **{field: value})
            self.assertEqual((answer.status, answer.json()["error"]["code"]), (status, "upgrade"))


if __name__ == "__main__":
    unittest.main()
