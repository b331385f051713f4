import { z } from '../schema.ts';

export const testerSettingsSchema = z.object({
  isOn: z.boolean(),
  /** The last day of the promotion, in German time. */
  until: z.iso.date(),
});

export type TesterSettings = z.output<typeof testerSettingsSchema>;

/** Whether the promotion is open (R28). A form sent afterwards is stored like any enquiry. */
export function isTesterOpen({ isOn, until }: TesterSettings, berlinDate: string): boolean {
  return isOn && berlinDate <= until;
}
