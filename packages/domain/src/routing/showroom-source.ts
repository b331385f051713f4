/** The source of an enquiry's showroom. Precedence: the visitor's choice before a rule's. */
export type ShowroomSource = 'VISITOR' | 'POSTCODE' | 'STAFF';
