/** A problem of the data folder for the operator. Each message says what is wrong and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}
