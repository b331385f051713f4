/** Something about the data folder that the operator must read: each message says what is wrong and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}
