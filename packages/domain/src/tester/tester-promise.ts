/** Testers are promised an answer within so many hours (R28). */
export const TESTER_HOURS = 48;
