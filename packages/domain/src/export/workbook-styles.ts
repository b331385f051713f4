import type { Language } from '../text/text.ts';

/** The formats of cells, by their place in the list of a workbook's styles. */
export const CELL_STYLES = { text: 1, moment: 2, euros: 3, head: 4 } as const;

const MOMENT: Readonly<Record<Language, string>> = {
  de: 'dd\\.mm\\.yyyy\\ hh:mm',
  en: 'dd\\/mm\\/yyyy\\ hh:mm',
};
const EUROS: Readonly<Record<Language, string>> = { de: '#,##0\\ &quot;€&quot;', en: '&quot;€&quot;#,##0' };

/** 49: text typed into the cell later stays text, too. */
const TEXT_FORMAT = 49;

/** The styles of a workbook: moments, euros and the head. */
export function stylesXml(language: Language): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="2"><numFmt numFmtId="164" formatCode="${MOMENT[language]}"/><numFmt numFmtId="165" formatCode="${EUROS[language]}"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDEDED"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
}
