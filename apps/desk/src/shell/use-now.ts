export { useNow } from '@funnel/browser/use-now';
