import { deskSettingsSchema } from '../desk/desk-settings.ts';
import { priceTableSchema } from '../estimate/price-table-schema.ts';
import { FUNNEL_ALIASES, FUNNEL_KEYS } from '../flow/funnels.ts';
import { limitSettingsSchema } from '../limit/limit-settings.ts';
import { questionListSchema } from '../question/question-schema.ts';
import { questions } from '../question/questions.ts';
import { routingSchema } from '../routing/routing.ts';
import { z } from '../schema.ts';
import { showroomsSchema } from '../showroom/showroom.ts';
import { slotSettingsSchema } from '../slot/slot-settings.ts';
import { testerSettingsSchema } from '../tester/tester-settings.ts';
import { wordingSchema } from '../text/wording.ts';
import { brandSchema } from './brand.ts';
import { legalLinksSchema } from './legal-link.ts';
import { mailSettingsSchema } from './mail-settings.ts';
import { partnerBrandSchema } from './partner-brand.ts';
import { ratingSchema } from './rating.ts';

/** Settings of daily business (R32): each is stored in the database under its name, with a default in code. */
export const retailerSettingsSchema = z.object({
  brand: brandSchema,
  /** The funnel of each funnel_name; `default` is for a visit without one. */
  funnels: z.record(z.enum(['default', ...FUNNEL_ALIASES]), z.enum(FUNNEL_KEYS)),
  /** The retailer's own questions. Retired ones stay here, so that their answers keep their texts. */
  ownQuestions: questionListSchema(questions.values()),
  /** Whether a failed submit or signup is shown. By default only screen readers announce it (R18). */
  showSubmitErrors: z.boolean(),
  /** Null hides the badge. */
  rating: ratingSchema.nullable(),
  partnerBrands: z.array(partnerBrandSchema).max(20),
  priceTable: priceTableSchema,
  slots: slotSettingsSchema,
  showrooms: showroomsSchema,
  /** The showroom of an enquiry, and the recipients of its notices. */
  routing: routingSchema,
  tester: testerSettingsSchema,
  mails: mailSettingsSchema,
  /** The form data of an error report in the chat message (R39). */
  chatReport: z.enum(['whole', 'fieldNames']),
  legalLinks: legalLinksSchema,
  wording: wordingSchema,
  limits: limitSettingsSchema,
  desk: deskSettingsSchema,
});

export type RetailerSettings = z.output<typeof retailerSettingsSchema>;
export type SettingName = keyof RetailerSettings;
export const SETTING_NAMES = Object.keys(retailerSettingsSchema.shape) as SettingName[];
