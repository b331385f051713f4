import { filteredRange } from './sheet-xml.ts';
import { xmlText } from './xml-text.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const STYLES_PATH = 'xl/styles.xml';
export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

export interface WrittenSheet {
  readonly name: string;
  readonly columns: number;
  readonly lastRow: number;
}

/** The parts that list the sheets, by path. Written last: only then is their number known. */
export function workbookParts(sheets: readonly WrittenSheet[]): Readonly<Record<string, string>> {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const each = (write: (sheet: (typeof numbered)[number]) => string) => numbered.map(write).join('');
  const styles = `rId${sheets.length + 1}`;
  return {
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${each(
      ({ name, number }) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets><definedNames>${each(
      ({ name, number, columns, lastRow }) =>
        `<definedName name="_xlnm._FilterDatabase" localSheetId="${number - 1}" hidden="1">'${xmlText(name)}'!${filteredRange(columns, lastRow)}</definedName>`,
    )}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${each(
      ({ number }) =>
        `<Relationship Id="rId${number}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}<Relationship Id="${styles}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/${STYLES_PATH}" ContentType="${TYPE}.styles+xml"/>${each(
      ({ number }) => `<Override PartName="/${sheetPath(number)}" ContentType="${TYPE}.worksheet+xml"/>`,
    )}</Types>`,
  };
}
