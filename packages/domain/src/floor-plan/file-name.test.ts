import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, downloadName } from './file-name.ts';

test.each([
  ['Grundriss EG.pdf', 'Grundriss EG.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\plan.jpg', 'plan.jpg'],
  ['a\r\nSet-Cookie: x=1.png', 'a Set-Cookie: x=1.png'],
  ['plan\u0000.pdf', 'plan .pdf'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['Ku\u0308che.jpg', 'Küche.jpg'],
  ['🏠 Wohnung.heic', '🏠 Wohnung.heic'],
  ['half \ud83c', 'half'],
  ['   ', 'Grundriss'],
  ['..', 'Grundriss'],
  ['/', 'Grundriss'],
  [undefined, 'Grundriss'],
  ['🏠'.repeat(200), '🏠'.repeat(120)],
])('the name %j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test.each([
  ['IMG_0001.HEIC', 'image/jpeg', 'IMG_0001.jpg'],
  ['plan.jpeg', 'image/jpeg', 'plan.jpg'],
  ['Plan v1.2', 'application/pdf', 'Plan v1.2.pdf'],
  ['plan.pdf.exe', 'application/pdf', 'plan.pdf.exe.pdf'],
  ['.png', 'image/png', 'Grundriss.png'],
] as const)('%j of type %s is handed out as %j', (name, type, shown) => {
  expect(downloadName(name, type)).toBe(shown);
});

test('any name becomes one short line that a database can store and a person can read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = cleanFileName(given);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}/\\]|^\s*$/u);
      expect([...name].length).toBeLessThanOrEqual(120);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});
