import { z } from '@funnel/domain/schema';
import { anyId } from '../any-id.ts';

const files = z.array(z.object({ fileId: anyId })).min(1);
const answer = z.union([
  z.object({ uploadedFiles: files }),
  z.object({ data: z.object({ uploadedFiles: files }) }).transform(({ data }) => data),
]);

/** The ids in a file service's answer: at the top level, or under `data` (R15). Undefined if it has none. */
export function uploadedFileIds(body: unknown): readonly string[] | undefined {
  return answer.safeParse(body).data?.uploadedFiles.map(({ fileId }) => fileId);
}
