import { questionHtml, runLimit } from './limit-script.ts';
import type { LimitQuestion } from './read-questions.ts';

/**
 * A near-optimal page for the questions of the funnel: one hand-written document, no framework, no font, no script
 * file. It has the funnel's hooks, so that the same probe drives both.
 */
export function limitPage(questions: readonly LimitQuestion[], { slides }: { slides: boolean }): string {
  const [first, ...rest] = questions;
  if (!first) throw new Error('the product asks nothing');
  const data = JSON.stringify(rest).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Küchenplaner</title><link rel="icon" href="data:,"><style>${css(slides)}</style></head>
<body><progress max="${questions.length}" value="1"></progress>
<main data-step="${first.step}">${questionHtml(first)}</main>
<script>const questionHtml=${questionHtml};(${runLimit})(${data},questionHtml)</script></body></html>`;
}

function css(slides: boolean): string {
  return `*{box-sizing:border-box}body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#1f2b27;background:#fbf8f3}
progress{display:block;width:100%;height:6px}
main{max-width:1104px;margin:auto;padding:16px;overflow:clip}
h1{font-size:27px;line-height:1.15;text-align:center}p{text-align:center}
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:12px}
@media(width>=45em){.tiles{grid-template-columns:repeat(4,1fr)}}
button{padding:5px;border:1px solid #e6ddcf;border-radius:18px;background:#fff;font:inherit;text-align:start}
button[aria-checked=true]{border-color:#1f5a48;background:#e8f0eb}
.picture{display:block;aspect-ratio:5/4;overflow:hidden;border-radius:13px;background:#f3ede4}
img{display:block;width:100%;height:100%;object-fit:cover}
b,small{display:block;padding:0 8px}.aside{display:block;margin:14px auto;padding:10px 20px}
${slides ? '.new{animation:slide 550ms cubic-bezier(.2,.7,.2,1)}@keyframes slide{from{opacity:0;translate:60vw 0}}' : ''}`;
}
