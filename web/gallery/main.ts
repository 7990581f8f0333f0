import { mount } from "svelte";
import { install_sprites } from "../src/board/sprites.ts";
import Gallery from "./Gallery.svelte";
import "../src/style/base.css";
import "../src/style/controls.css";
import "../src/style/board.css";
import "../src/style/themes.css";

install_sprites();
const place = document.getElementById("gallery");
if (place !== null) mount(Gallery, { target: place });
