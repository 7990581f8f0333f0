// Lets Node run the tests: it takes the types out of .ts files, which Node 20 does not do by
// itself.
import { register } from "node:module";

register("./strip_types.js", import.meta.url);
