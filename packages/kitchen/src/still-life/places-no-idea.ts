import type { Builder } from '../part/builder.ts';
import { addHouse } from './house.ts';
import { addLaptop } from './laptop.ts';
import { addShop } from './shop.ts';
import { stillLife } from './still-life.ts';

/** Shop, home and screen side by side, all still open. */
export const placesNoIdea = () =>
  stillLife((b) => {
    const places: [number, number, (each: Builder) => void, number][] = [
      [-0.82, 0.2, addShop, -0.34],
      [0.02, 0.62, (each) => each.miniature(1, [0, 0, 0], addHouse), 0],
      [0.8, 0.82, addLaptop, 0],
    ];
    for (const [x, size, build, shift] of places) {
      b.cylinder('oak', [x, 0, 0], 0.39, 0.05, { bevel: 0.012 });
      b.miniature(
        size,
        [x + shift, 0.051 + (build === addShop ? 0.012 : 0), build === addShop ? -0.18 : 0.02],
        build,
      );
    }
  });
