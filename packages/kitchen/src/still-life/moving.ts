import { addPan, addPot, addUtensils } from '../prop/cookware.ts';
import { addHerb } from '../prop/greenery.ts';
import { addCarton, addOpenCarton } from './carton.ts';
import { stillLife } from './still-life.ts';

/** Boxes, a plant and the red pot on its way to a new kitchen. */
export const moving = () =>
  stillLife((b) => {
    addCarton(b, [-0.46, 0, -0.3], [0.54, 0.4, 0.42]);
    addCarton(b, [-0.36, 0.4, -0.26], [0.4, 0.28, 0.34]);
    addOpenCarton(b, [0.2, 0, -0.2], [0.42, 0.28, 0.36]);
    b.box('linen', [0.21, 0.008, -0.19], [0.4, 0.16, 0.34], 0.02);
    addPot(b, [0.33, 0.168, -0.03], 0.085, 0.11);
    addUtensils(b, [0.53, 0.14, -0.08]);
    addHerb(b, [-0.16, 0.68, -0.08], 1.5, 5, 'terracotta');
    addPan(b, [-0.06, 0, 0.3], 0.12);
  });
