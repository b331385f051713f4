import type { EventFile } from '@funnel/contract/event/event-data';
import { fetchFileUrl } from '@funnel/contract/floor-plan/fetch-file';
import { downloadName } from '@funnel/domain/floor-plan/file-name';
import type { FilePurpose } from '@funnel/domain/floor-plan/file-purpose';
import { isStoredType } from '@funnel/domain/floor-plan/stored-type';

interface GivenFile {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** A file as events tell it. The name is the one that it is downloaded with. */
export function eventFile(
  { fileId, name, mediaType: type, bytes: size }: GivenFile,
  publicUrl: string,
  purpose?: FilePurpose,
): EventFile {
  const shownName = isStoredType(type) ? downloadName(name, type) : name;
  return {
    fileId,
    name: shownName,
    type,
    size,
    url: fetchFileUrl(publicUrl, fileId),
    ...(purpose && { purpose }),
  };
}
