import { WebGLRenderer } from 'three';
import { DRAFT, FINAL } from '../light/quality.ts';
import { renderShot } from '../light/render-shot.ts';
import { photographStudio } from '../scene/studio.ts';
import { SAND } from './picture.ts';
import { PICTURES } from './pictures.ts';

export interface Order {
  name: string;
  width: number;
  height: number;
  draft: boolean;
}
/** The interface of the page for the program that drives it. */
export interface DarkroomPage {
  /** Renders one picture and returns it as a PNG data address. */
  renderPicture: (order: Order) => Promise<string>;
}

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
renderer.setPixelRatio(1);
renderer.shadowMap.enabled = false;
const studio = photographStudio(renderer);

async function renderPicture({ name, width, height, draft }: Order): Promise<string> {
  const picture = PICTURES.find((each) => each.name === name);
  if (!picture) throw new Error(`no picture ${name}`);
  renderer.setSize(width, height);
  await renderShot(picture.shot(), draft ? DRAFT : FINAL, {
    renderer,
    studio,
    width,
    height,
    background: SAND,
  });
  return renderer.domElement.toDataURL('image/png');
}

Object.assign(globalThis, { renderPicture } satisfies DarkroomPage);
