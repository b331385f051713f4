/** The build's message if nothing has to be built. `npm start` looks for it. */
export const BUILT_ALREADY = 'The pages are built already.';
