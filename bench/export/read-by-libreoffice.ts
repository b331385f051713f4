import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const HOW = 'apt-get install --no-install-recommends libreoffice-calc-nogui, or bench with --without-office';

/**
 * Every sheet as CSV: semicolons, quotes, UTF-8, all texts quoted, displayed values. A formula would appear as its
 * result, which differs from the text.
 */
const FILTER = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,true,true,true,false,false,-1';

/** LibreOffice's reading of a workbook: one CSV file for each sheet, in order. */
export async function readByLibreOffice(workbook: string, folder: string): Promise<string[]> {
  const profile = `-env:UserInstallation=file://${path.join(folder, 'libreoffice')}`;
  const office = spawn(
    'soffice',
    [profile, '--headless', '--convert-to', FILTER, '--outdir', folder, workbook],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(office, 'exit').catch(() => {
    throw new Error(`There is no LibreOffice: ${HOW}`);
  });
  if (code !== 0) throw new Error(`LibreOffice ended with ${code}`);
  const { name } = path.parse(workbook);
  const sheets = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`)).sort();
  if (sheets.length === 0) throw new Error('LibreOffice could not read the workbook');
  return sheets.map((file) => path.join(folder, file));
}
