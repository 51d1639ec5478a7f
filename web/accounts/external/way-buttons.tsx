import { externalProviders, type ExternalProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'

export type Ways = { passkey: boolean; line: boolean; external: readonly ExternalProvider[] }

type Props = {
  ways: Pick<Ways, 'line' | 'external'>
  label: (provider: string) => string
  /** The form of the page that they send, with what it holds; each has its own without it. */
  form?: string
}

/** A button for each provider that this site is set up for; the page's action gets the intent `line` or `external:google`. */
export const WayButtons = ({ ways, label, form }: Props) => (
  <>
    {ways.external.map((provider) => (
      <WayButton key={provider} intent={`external:${provider}`} form={form}>
        {label(externalProviders[provider])}
      </WayButton>
    ))}
    {ways.line && (
      <WayButton intent="line" form={form}>
        {label('LINE')}
      </WayButton>
    )}
  </>
)

function WayButton({ intent, form, children }: { intent: string; form: string | undefined; children: string }) {
  const button = (
    <button type="submit" name="intent" value={intent} form={form} formNoValidate className="button wide">
      {children}
    </button>
  )
  return form ? button : <PageForm reloadDocument>{button}</PageForm>
}
