import type { Look } from '../answer/answer.ts';
import { FIXED_MATERIALS } from './fixed-materials.ts';
import type { Material } from './material.ts';
import type { MaterialName } from './material-name.ts';

const PALE: Material = { color: '#EFE9DF', roughness: 0.55 };
const LIGHT_OAK: Material = FIXED_MATERIALS.lightOak;
const BRASS: Material = { color: '#C49A5A', roughness: 0.3, metalness: 1, shadow: 'direct' };
const BLACK_HANDLE: Material = { color: '#3A3735', roughness: 0.4, metalness: 0.6, shadow: 'direct' };
const BRASS_TAP: Material = { ...BRASS, roughness: 0.22 };
const STEEL_TAP: Material = { color: '#CFCDC9', roughness: 0.18, metalness: 1, shadow: 'direct' };

/** Three colours that no other answer has: base, wall and tall units differ. */
const BLUE: Material = { color: '#2C6E97', roughness: 0.5 };
const YELLOW: Material = { color: '#EDB53A', roughness: 0.5 };
const CORAL: Material = { color: '#DD6E4E', roughness: 0.5 };

function front({ color, style }: Look): Material {
  if (color === 'COLORFUL') return BLUE;
  if (color === 'BRIGHT') return { color: '#EDE6DA', roughness: 0.55 };
  if (color === 'DARK') return { color: '#34393A', roughness: 0.5 };
  if (color === 'WOOD') return LIGHT_OAK;
  return { color: style === 'COUNTRY_HOUSE' ? '#8A9C8E' : '#7D9485', roughness: 0.55 };
}

function tallFront(look: Look): Material {
  if (look.color === 'WOOD') return PALE;
  if (look.color === 'COLORFUL') return CORAL;
  if (look.color === 'DARK' || look.style === 'COUNTRY_HOUSE') return front(look);
  return LIGHT_OAK;
}

function wallFront(look: Look): Material {
  if (look.color === 'WOOD') return PALE;
  if (look.color === 'COLORFUL') return YELLOW;
  if (look.color === 'HOUSE' && look.style !== 'COUNTRY_HOUSE') return PALE;
  return front(look);
}

function worktop({ worktop }: Look): Material {
  switch (worktop) {
    case 'NATURAL_QUARTZ_STONE':
      return { color: '#FFFFFF', roughness: 0.22, texture: 'quartz' };
    case 'CERAMIC_DEKTON':
      return { color: '#FFFFFF', roughness: 0.4, texture: 'ceramic-plate' };
    case 'WOOD':
      return { color: '#FFFFFF', roughness: 0.45, texture: 'oak' };
    case 'LAMINAT':
      return { color: '#FFFFFF', roughness: 0.5, texture: 'laminate' };
  }
}

/** Every surface of one kitchen. */
export function materialsOf(look: Look): Record<MaterialName, Material> {
  const warm = look.style === 'COUNTRY_HOUSE' || look.color === 'DARK';
  return {
    ...FIXED_MATERIALS,
    front: front(look),
    tallFront: tallFront(look),
    wallFront: wallFront(look),
    plinth: look.style === 'COUNTRY_HOUSE' ? front(look) : { color: '#3C3833', roughness: 0.7 },
    worktop: worktop(look),
    handle: warm ? BRASS : BLACK_HANDLE,
    tap: warm ? BRASS_TAP : STEEL_TAP,
  };
}
