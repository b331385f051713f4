/** Testers are promised an answer within this many hours (R28). */
export const TESTER_HOURS = 48;
