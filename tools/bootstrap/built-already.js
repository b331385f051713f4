/** What the build says where nothing has to be built: `npm start` knows it by this sentence. */
export const BUILT_ALREADY = 'The pages are built already.';
