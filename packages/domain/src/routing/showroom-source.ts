/** How an enquiry came to its showroom. What the visitor chooses counts more than what a rule has found. */
export type ShowroomSource = 'VISITOR' | 'POSTCODE' | 'STAFF';
