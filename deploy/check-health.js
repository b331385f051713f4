// The image's health check: `node check-health.js <address>` fails unless the address returns a success. Plain
// JavaScript without imports, since it runs every half minute.
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(4000) }).catch((error) => ({
  ok: false,
  status: error.cause?.code ?? error.name,
}));
process.stdout.write(`${answer.status}\n`);
process.exitCode = answer.ok ? 0 : 1;
