import type { Platform } from '../bootstrap/platform.js';

const ELF_MACHINE: Readonly<Record<number, string>> = { 62: 'x64', 183: 'arm64' };
const MACH_O_CPU: Readonly<Record<number, string>> = { 16777223: 'x64', 16777228: 'arm64' };

/** The target architectures of a program or library, from its header; none if it is not native code. */
export function nativeMachines(file: Buffer): Pick<Platform, 'os' | 'cpu'>[] {
  if (file.length < 32) return [];
  const magic = file.readUInt32BE(0);
  if (magic === 0x7f454c46) return machine('linux', ELF_MACHINE[file.readUInt16LE(18)]);
  if (magic === 0xcffaedfe) return machine('darwin', MACH_O_CPU[file.readUInt32LE(4)]);
  if (magic !== 0xcafebabe) return [];
  // A universal binary: a list of 20-byte records, each beginning with its CPU type.
  const count = Math.min(file.readUInt32BE(4), 8);
  return Array.from({ length: count }, (_, index) => file.readUInt32BE(8 + 20 * index)).flatMap((cpu) =>
    machine('darwin', MACH_O_CPU[cpu]),
  );
}

function machine(os: string, cpu: string | undefined): Pick<Platform, 'os' | 'cpu'>[] {
  return cpu ? [{ os, cpu }] : [];
}
