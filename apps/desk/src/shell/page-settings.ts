export { areaSettings as pageSettings } from '@funnel/browser/session/area-settings';
