import { z } from '@funnel/domain/schema';

/** A reply whose code is the result (R15), whatever its HTTP status. */
const codedReplySchema = z.object({
  code: z.string().min(1),
  message: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
});

export type CodedReply = z.infer<typeof codedReplySchema>;

/** Undefined if the body has no code. */
export function readCodedReply(body: unknown): CodedReply | undefined {
  return codedReplySchema.safeParse(body).data;
}
