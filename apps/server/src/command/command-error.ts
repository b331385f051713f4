/** A message for the operator who typed the command, printed without a stack. */
export class CommandError extends Error {}
