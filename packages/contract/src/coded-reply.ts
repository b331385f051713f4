import { z } from '@funnel/domain/schema';

/** An answer that says by a code how it went (R15), whatever its HTTP status. */
const codedReplySchema = z.object({
  code: z.string().min(1),
  message: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
});

export type CodedReply = z.infer<typeof codedReplySchema>;

/** Undefined where a body carries no code: then the answer tells nothing. */
export function readCodedReply(body: unknown): CodedReply | undefined {
  return codedReplySchema.safeParse(body).data;
}
