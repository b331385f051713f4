import {
  BoxGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

const glow = (color: string, strength: number) =>
  new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength), side: DoubleSide });

interface Panel {
  size: [number, number];
  at: [number, number, number];
  color: string;
  strength: number;
}
const PANELS: readonly Panel[] = [
  { size: [7, 5], at: [-8, 2, 1], color: '#EAF3FF', strength: 3.2 },
  { size: [9, 9], at: [0, 4.8, 2], color: '#FFF6E8', strength: 2 },
  { size: [5, 7], at: [7, 2, 7], color: '#FFEBD2', strength: 1.6 },
  { size: [2, 6], at: [2, 1, 9], color: '#FFFFFF', strength: 1.8 },
];
const WALLS: readonly [string, number][] = [
  ['#EDE6DB', 0.95],
  ['#EDEAE4', 0.95],
  ['#F5F1EA', 1.1],
  ['#A68C68', 0.6],
  ['#E6DDD0', 0.9],
  ['#E6DED2', 0.9],
];

/** What metal and glass reflect: a light box with a window on the left, a bright ceiling and two strips in front. */
export function photographStudio(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  scene.add(
    new Mesh(
      new BoxGeometry(20, 10, 20),
      WALLS.map(([color, strength]) => glow(color, strength)),
    ),
  );
  for (const { size, at, color, strength } of PANELS) {
    const panel = new Mesh(new PlaneGeometry(...size), glow(color, strength));
    panel.position.set(...at);
    panel.lookAt(0, 0, 0);
    scene.add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.02);
  generator.dispose();
  return texture;
}
