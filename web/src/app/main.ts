import { mount } from "svelte";
import App from "./App.svelte";
import { install_sprites } from "../board/sprites.ts";
import { apply_theme, stored_theme } from "./theme.ts";
import "../style/base.css";
import "../style/controls.css";
import "../style/board.css";
import "../style/start.css";
import "../style/game.css";

apply_theme(stored_theme());
install_sprites();
const place = document.getElementById("app");
if (place !== null) mount(App, { target: place });
