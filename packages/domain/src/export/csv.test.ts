import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['Anna Groß', 12.5, null], 'Anna Groß,12.5,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+49 170', '-2', '@x', '\tx'], "'=1+1,'+49 170,'-2,'@x,'\tx\r\n"],
  [['=cmd|"x"!A1, y'], '"\'=cmd|""x""!A1, y"\r\n'],
  [[-5], '-5\r\n'],
])('%j is %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
