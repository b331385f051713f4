import { isEmail } from '../contact/email.ts';
import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';
import { contrastFaults } from './brand-contrast.ts';
import { webLink } from './legal-link.ts';
import { logoSchema } from './logo.ts';
import { brandColorsSchema } from './palette.ts';

/** The retailer's identity, on every page and in every mail. */
export const brandSchema = z.object({
  name: plainText(60).min(1),
  /** Replaces our mark with the name, so it must contain the name. */
  logo: logoSchema.optional(),
  colors: brandColorsSchema.superRefine((colors, context) => {
    for (const message of contrastFaults(colors)) context.addIssue({ code: 'custom', message });
  }),
  /** The retailer's contact. Without an e-mail address here, visitors see the address that receives the enquiries. */
  contact: z.object({
    /** The signature of mails to visitors. */
    person: plainText(80).min(1).optional(),
    phone: plainText(40).min(1).optional(),
    email: z.string().refine(isEmail, 'must be an e-mail address').optional(),
    address: plainText(200).min(1).optional(),
  }),
  /** The name beside the sender's address, instead of the one in MAIL_FROM. */
  mailSender: plainText(60).min(1).optional(),
  /** The root of the retailer's own site, instead of SITE_URL. */
  site: webLink.optional(),
});

export type Brand = z.output<typeof brandSchema>;
