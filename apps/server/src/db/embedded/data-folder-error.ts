/** A problem of the data folder. Each message names the fault and what the operator can do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}
