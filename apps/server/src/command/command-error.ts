/** Something whoever typed the command must read: said as it is, without a stack. */
export class CommandError extends Error {}
