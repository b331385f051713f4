import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examplePdf } from '../../testing/example-file.ts';
import { findPdfMarks } from './find-pdf-marks.ts';

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '\ntrailer<</Root 1 0 R>>\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );

const stream = (dictionary: string, content: string | Buffer) => [
  `7 0 obj <<${dictionary}>> stream\n`,
  content,
  '\nendstream\nendobj\n',
];
const objects = (content: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  stream(dictionary, deflateSync(content));
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('a PDF with', () => {
  test.each<[string, (string | Buffer)[], string[]]>([
    ['pages alone', ['1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj'], []],
    ['a script', [`1 0 obj<</Names<</JavaScript 3 0 R>>>>endobj 3 0 obj${SCRIPT}endobj`], ['SCRIPT']],
    ['a script in escaped names', ['3 0 obj<</S/J#61v#61Script/#4aS(x)>>endobj'], ['SCRIPT']],
    ['a script to run when opened', [`1 0 obj<</OpenAction ${SCRIPT}>>endobj`], ['ACTION', 'SCRIPT']],
    ['a program to start', ['3 0 obj<</S /Launch /F(cmd.exe)>>endobj'], ['ACTION']],
    ['an action of a page', ['3 0 obj<</Type/Page /AA <</O 4 0 R>> >>endobj'], ['ACTION']],
    ['a file in it', ['3 0 obj<</Type/EmbeddedFile/Length 0>>endobj'], ['EMBEDDED_FILE']],
    ['a form that computes', ['3 0 obj<</AcroForm <</XFA 5 0 R>> >>endobj'], ['FORM_PROGRAM']],
    ['a film', ['3 0 obj<</Subtype/RichMedia>>endobj'], ['RICH_MEDIA']],
    ['a password', ['trailer<</Encrypt 9 0 R>>'], ['ENCRYPTED']],
    ['a place to begin at', ['1 0 obj<</OpenAction [3 0 R /Fit]>>endobj'], []],
    ['a script in an object stream', objects(`3 0 ${SCRIPT}`), ['SCRIPT']],
    [
      'a script in an object stream that says it is none',
      objects(`3 0 ${SCRIPT}`, '/N 1/First 4/Filter[/Fl]'),
      ['SCRIPT'],
    ],
    [
      'a script in an object stream that says it is a picture',
      objects(`3 0 ${SCRIPT}`, '/Subtype/Image/N 1/First 4/Filter/FlateDecode'),
      ['SCRIPT'],
    ],
    [
      'an object stream that is packed in another way',
      stream('/Type/ObjStm/Filter/LZWDecode', 'x'),
      ['UNREADABLE'],
    ],
    [
      'an object stream that is packed twice',
      objects(SCRIPT, '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]'),
      ['UNREADABLE'],
    ],
    [
      'an object stream that is broken',
      stream('/Type/ObjStm/Filter/FlateDecode', 'no deflate'),
      ['UNREADABLE'],
    ],
    [
      'an object stream that is cut off',
      stream(
        '/Type/ObjStm/Filter/FlateDecode',
        deflateSync(`3 0 ${SCRIPT}${' '.repeat(9000)}`).subarray(0, -8),
      ),
      ['UNREADABLE'],
    ],
    [
      'an end in the middle of a stream',
      objects(`3 0 ${randomBytes(200).toString('hex')} endstream ${SCRIPT}`),
      ['SCRIPT'],
    ],
    [
      'objects that pretend to be a stream',
      [`5 0 obj<</Length 99>> stream\n3 0 obj${SCRIPT}endobj\nendstream`],
      ['SCRIPT'],
    ],
    ['harmless objects in a stream', objects('3 0 <</Type/Page>>'), []],
    [
      'pages that are packed',
      stream('/Length 9/Filter/FlateDecode', deflateSync('BT /F1 12 Tf (Plan) Tj ET')),
      [],
    ],
  ])('%s', (_case, parts, marks) => {
    expect(findPdfMarks(pdf(...parts)).sort()).toEqual(marks);
  });

  test('a decompression bomb is inspected up to the limit, and marked', () => {
    const bomb = stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(15 * 1024 * 1024)));
    expect(findPdfMarks(pdf(...bomb, ...bomb, ...bomb, ...bomb, ...bomb))).toEqual(['UNREADABLE']);
    const huge = stream('/Type/ObjStm/Filter/FlateDecode', deflateSync(Buffer.alloc(40 * 1024 * 1024)));
    expect(findPdfMarks(pdf(...huge))).toEqual(['UNREADABLE']);
  });

  test('more streams than any plan has', () => {
    const streams = '7 0 obj<</Filter/FlateDecode>>stream\nx'.repeat(20_001);
    expect(findPdfMarks(pdf(streams))).toEqual(['UNREADABLE']);
  });

  test('pixels that look like names by chance', () => {
    const noise = Buffer.concat([
      Buffer.from([0x91, 0xfe]),
      Buffer.from('/JS '),
      Buffer.from([0x02, 0xaa]),
      Buffer.from('/AA/'),
      Buffer.from([0xff]),
    ]);
    expect(findPdfMarks(pdf(...stream('/Subtype/Image/Filter/DCTDecode', noise)))).toEqual([]);
  });
});

test('the plain example has no mark', () => {
  expect(findPdfMarks(examplePdf())).toEqual([]);
});

test('any input gets an answer', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'stream\n',
      '<<',
      '>>',
      'obj',
      '/Type/ObjStm',
      '/Filter/FlateDecode',
      '/N 1/First 2',
      '#',
      '/#4',
    ),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(Array.isArray(findPdfMarks(Buffer.from(pieces.join(''), 'latin1')))).toBe(true);
    }),
  );
});
