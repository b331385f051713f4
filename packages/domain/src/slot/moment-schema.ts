import { z } from '../schema.ts';

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 9998;

/**
 * A moment in a request. Others could not be written in a reply, and every list with one would fail: beyond these years
 * there are five digits, and before 1893 German time was off by odd seconds.
 */
export const momentSchema = z.iso.datetime({ offset: true, abort: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR;
}, `must be in the years ${EARLIEST_YEAR} to ${LATEST_YEAR}`);
