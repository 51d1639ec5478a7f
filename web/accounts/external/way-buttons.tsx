import { externalProviders, type ExternalProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'

export type Ways = { passkey: boolean; line: boolean; external: readonly ExternalProvider[] }

type Props = { ways: Pick<Ways, 'line' | 'external'>; label: (provider: string) => string }

/** A button for each provider that this site is set up for; the page's action gets the intent `line` or `external:google`. */
export const WayButtons = ({ ways, label }: Props) => (
  <>
    {ways.external.map((provider) => (
      <PageForm key={provider} reloadDocument>
        <button type="submit" name="intent" value={`external:${provider}`} className="button wide">
          {label(externalProviders[provider])}
        </button>
      </PageForm>
    ))}
    {ways.line && (
      <PageForm reloadDocument>
        <button type="submit" name="intent" value="line" className="button wide">
          {label('LINE')}
        </button>
      </PageForm>
    )}
  </>
)
