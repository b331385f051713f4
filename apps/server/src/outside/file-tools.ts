import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store/file-store.ts';
import { folderFileStore } from './file-store/folder-file-store.ts';
import { s3FileStore } from './file-store/s3-file-store.ts';
import { fileTurns } from './file-turns.ts';
import { type IncomingFolder, incomingFolder } from './incoming-folder.ts';
import { PDF_RENDERER, type PdfDrawer, pdfDrawer } from './pdf/pdf-drawer.ts';
import { type PdfInspector, pdfInspector } from './pdf/pdf-inspector.ts';
import { type PictureReencoder, pictureReencoder } from './picture/picture-reencoder.ts';
import { type RunningAmounts, runningAmounts } from './running-amounts.ts';

/** The tools for uploads. They touch the disk only when the first file comes. */
export interface FileTools {
  readonly store: FileStore;
  readonly incoming: IncomingFolder;
  readonly reencodePicture: PictureReencoder;
  readonly inspectPdf: PdfInspector;
  readonly drawPdf: PdfDrawer;
  /** The name of the renderer behind `drawPdf`. */
  readonly pdfRenderer: string;
  readonly maxUnclaimedBytes: number;
  /** The number of running calls of each sender and each network. */
  readonly callsUnderWay: RunningAmounts;
  /** The bytes of each network that are uploaded but not yet in a table. */
  readonly bytesUnderWay: RunningAmounts;
}

export function fileToolsFor({ dataDir, s3, maxUnclaimedBytes }: Config): FileTools {
  const folder = path.join(dataDir, 'files');
  const inTurn = fileTurns();
  return {
    store: s3 ? s3FileStore(s3) : folderFileStore(path.join(folder, 'kept')),
    // On the same disk, so that a finished file is only renamed.
    incoming: incomingFolder(path.join(folder, 'incoming')),
    reencodePicture: pictureReencoder(inTurn),
    inspectPdf: pdfInspector(inTurn),
    drawPdf: pdfDrawer(),
    pdfRenderer: PDF_RENDERER,
    maxUnclaimedBytes,
    callsUnderWay: runningAmounts(),
    bytesUnderWay: runningAmounts(),
  };
}
