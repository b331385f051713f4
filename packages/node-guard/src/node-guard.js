// Imported first by every entry point. Plain JavaScript, so that an old Node can run it and say what is wrong.
const NEEDED_MAJOR = 26;
const major = Number(process.versions.node.split('.')[0]);
if (major < NEEDED_MAJOR) {
  console.error(
    `This program needs Node ${NEEDED_MAJOR}, but runs on ${process.version}. ` +
      'Start it by its npm script (npm start, npm test, npm run dev), which brings the right Node along.',
  );
  process.exit(1);
}
