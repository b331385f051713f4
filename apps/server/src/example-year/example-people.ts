import type { Chance } from './chance.ts';

const FIRST = {
  MRS: `Anna Katrin Petra Sabine Maria Ute Lena Emily Rosa Claudia Ines Fatma Sophie Greta Hannelore Ioana Clara Mai
    Elif Nadine Birgit Johanna`.split(/\s+/),
  MR: `Jürgen Günter Thomas Jörg Bernd Jonas Uwe Paul Oliver Tobias Stefan Mehmet Piotr Lukas Daniel Martin Volker Emre
    Andreas Felix`.split(/\s+/),
};
const LAST =
  `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein
  Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hartmann Lange Werner Krause Lehmann Köhler Groß Sommerfeld
  Thielen Marchetti Aydin Petry Grundhöfer Kiefer Hauprich Schommer Öztürk Nowak Popescu Jung Kühn Berger`.split(
    /\s+/,
  );

/** Postcodes around the showrooms, weighted by distance. */
const POSTCODES = [
  ['66111', 9],
  ['66119', 6],
  ['66121', 5],
  ['66538', 6],
  ['66482', 5],
  ['66806', 5],
  ['66740', 4],
  ['66424', 3],
  ['66333', 3],
  ['67655', 6],
  ['67657', 4],
  ['55116', 7],
  ['55122', 4],
  ['55590', 3],
  ['54290', 5],
  ['54329', 4],
  ['54439', 2],
  ['66877', 2],
  ['60311', 1],
  ['50667', 1],
] as const;

/** Telephone numbers reserved for fiction. */
const PHONES = ['030 23125', '069 90009', '040 66969', '0221 4710', '089 99998'] as const;

export interface ExamplePerson {
  readonly salutation: 'MRS' | 'MR' | 'FAMILY';
  readonly first: string;
  readonly last: string;
  readonly postcode: string;
  readonly email: string;
  readonly telephone: string;
}

/** Invented people. `number` makes their address unique. */
export function examplePerson(chance: Chance, number: number): ExamplePerson {
  const sex = chance.isSo(0.56) ? 'MRS' : 'MR';
  const first = chance.pick(FIRST[sex]);
  const last = chance.pick(LAST);
  const mailbox = `${first}.${last}`
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter);
  const isFamily = chance.isSo(0.08);
  return {
    salutation: isFamily ? 'FAMILY' : sex,
    first: isFamily ? 'Familie' : first,
    last,
    postcode: chance.weighed(POSTCODES),
    email: `${mailbox}.${number}@beispiel.example`,
    telephone: `${chance.pick(PHONES)} ${String(number % 1000).padStart(3, '0')}`,
  };
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

export const EXAMPLE_STAFF = [
  { id: 'example-carla', name: 'Carla Nowak', role: 'owner' },
  { id: 'example-henrik', name: 'Henrik Vogt', role: 'manager' },
  { id: 'example-nina', name: 'Nina Scholl', role: 'manager' },
  { id: 'example-mia', name: 'Mia Brandt', role: 'agent' },
  { id: 'example-jana', name: 'Jana Keller', role: 'agent' },
  { id: 'example-tobias', name: 'Tobias Roth', role: 'agent' },
  { id: 'example-leyla', name: 'Leyla Demir', role: 'agent' },
] as const;

export const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@beispiel.example`;
