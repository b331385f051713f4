import { webhookEventOf } from '@funnel/contract/event/webhook-event';
import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';

const enquiryId = 'vK3n7mQx2Lw9Rt5Yp8Zc1A';

/** The example of the documentation, validated by the schema. */
export function exampleEvent(): unknown {
  return webhookEventOf('appointment.booked').parse({
    type: 'appointment.booked',
    version: 2,
    timestamp: '2026-11-16T10:00:00.000Z',
    actor: 'visitor',
    data: {
      enquiryId,
      statisticsId: statisticsIdOf(enquiryId),
      enquiry: {
        receivedAt: '2026-11-16T10:00:00.000Z',
        funnel: 'long',
        salutation: 'MRS',
        fullName: 'Anna Lena Groß',
        firstName: 'Anna Lena',
        lastName: 'Groß',
        preferredLanguage: 'DE',
        postcode: '66111',
        email: 'anna@gross.example',
        telephone: '+49681123456',
        telephoneRaw: '0681 123456',
        answers: { question_shape: 'L_FORM' },
        tracking: { utm_source: 'newsletter' },
        suspicion: [],
      },
      appointment: {
        appointmentId: 'Zk1fB6sHj4Nd8Gv3Xq7Mwe',
        kind: 'CONSULTATION',
        state: 'BOOKED',
        confirmed: true,
        startsAt: '2026-11-20T09:00:00.000Z',
        endsAt: '2026-11-20T09:30:00.000Z',
      },
    },
  });
}
