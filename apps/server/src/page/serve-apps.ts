import type { AreaSettings } from '@funnel/contract/page/area-settings';
import { DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import { deskSheet } from '@funnel/domain/retailer/brand-sheet';
import { wordingFor } from '@funnel/domain/text/wording';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { contentSecurityPolicy, inlineHashes } from '../http/content-security-policy.ts';
import type { AppBuild, PageSource } from './page-build.ts';
import { asScriptValue } from './page-document.ts';
import type { PageServices } from './page-services.ts';
import { serveApp } from './serve-app.ts';
import { shownBrand } from './shown-brand.ts';

/** The apps with a document of their own (R31). */
export async function serveApps(
  app: FastifyInstance,
  source: PageSource,
  { retailerEmail, siteUrl, showDemo }: Config,
  { settings, openDays }: Pick<PageServices, 'settings' | 'openDays'>,
): Promise<void> {
  function areaSettings(area: 'customer' | 'desk'): AreaSettings {
    const { brand, legalLinks, ownQuestions, showrooms, wording } = settings.current();
    return {
      brand: shownBrand(brand),
      wording: wordingFor(area, wording),
      ownQuestions: ownQuestions.length > 0 ? ownQuestions : undefined,
      contact: { email: retailerEmail, ...brand.contact },
      showrooms: showrooms.map(({ id, name }) => ({ id, name })),
      siteUrl: brand.site ?? siteUrl,
      openDays: openDays(),
      legalLinks,
    };
  }

  for (const each of DOCUMENT_APPS) {
    const { path } = each;
    const build = () => buildOf(source, each.name);
    const brand = () => settings.current().brand;
    if (each.kind === 'page') {
      if (!showDemo) continue;
      await serveApp(app, { path, build, brand, policy: policyOfPage, isKept: true });
    } else {
      await serveApp(app, {
        path,
        hasScreens: each.hasScreens,
        build,
        brand,
        sheet: each.isDarkToo && deskSheet,
        policy: (html, nonce) => contentSecurityPolicy(html, {}, ["'none'"], nonce),
        settings: () => `<script>window.__AREA_SETTINGS__=${asScriptValue(areaSettings(each.name))}</script>`,
        // Back after signing out shows nothing.
        isKept: false,
      });
    }
  }
}

async function buildOf(source: PageSource, name: string): Promise<AppBuild> {
  const build = (await source.current()).apps.get(name);
  if (!build) throw new Error(`apps/${name} is not built`);
  return build;
}

function policyOfPage(html: string, nonce: string | undefined): string {
  const given = nonce ? ` 'nonce-${nonce}'` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${given}`,
    `style-src ${["'self'", ...inlineHashes(html, 'style')].join(' ')}${given}`,
    "img-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    ...(nonce ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
