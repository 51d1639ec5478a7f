import { createECDH } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'

const keys = { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') }

/** Tests reach no push service: they stub the browser's answer, everything else is real. */
const subscribeWithout = (page: Page) =>
  page.addInitScript((keys) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, expirationTime: null, keys }) }) as unknown as PushSubscription
  }, keys)

const section = (page: Page) => page.getByRole('region', { name: 'プッシュ通知' })
const subscriptions = '/settings/notifications'

test('the site pushes to a device from the candidate’s click until the click that ends it', async ({ page, context, candidate, db }) => {
  await context.grantPermissions(['notifications'])
  await subscribeWithout(page)
  await page.goto(subscriptions)
  await section(page).getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(section(page)).toContainText('この端末で受け取っています。')
  const kept = () => db.selectFrom('push_subscriptions').select(['p256dh', 'device']).where('candidate_user_id', '=', candidate.id).execute()
  expect(await kept()).toMatchObject([{ p256dh: keys.p256dh }])
  await section(page).getByRole('button', { name: 'この端末ではやめる' }).click()
  await expect(section(page).getByRole('button', { name: 'この端末で受け取る' })).toBeVisible()
  expect(await kept()).toEqual([])
})

test('the browser shows a push message under the site’s name, and a tap opens a page of the site, whatever the payload says', async ({
  page,
  context,
  candidate: _signedIn,
}) => {
  await context.grantPermissions(['notifications'])
  await subscribeWithout(page)
  const cdp = await context.newCDPSession(page)
  const registered = registrationOf(cdp)
  await page.goto(subscriptions)
  await section(page).getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(section(page)).toContainText('この端末で受け取っています。')

  // The shell without windows has nowhere to show one: it refuses showNotification for want of a permission, whatever was granted. What the worker has it show is noted in its place.
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown: object[] = []
    Object.assign(self, { shown })
    registration.showNotification = async (title, options = {}) => void shown.push({ title, body: options.body, data: options.data })
  })
  const pushed = { site: 'スタートアップ横丁', title: '新しいスカウトがあります', path: '/message' }
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId: await registered, data: JSON.stringify(pushed) })
  const shown = () => worker!.evaluate(() => (self as unknown as { shown: object[] }).shown)
  await expect.poll(shown).toEqual([{ title: 'スタートアップ横丁', body: '新しいスカウトがあります', data: { path: '/message' } }])

  const opened = await worker!.evaluate(
    (paths) => {
      const { clients } = self as unknown as { clients: { openWindow: (url: string) => Promise<void> } }
      const opened: string[] = []
      clients.openWindow = async (url) => void opened.push(url)
      for (const path of paths) {
        const notification = { data: { path }, close: () => {} }
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
      }
      return opened
    },
    ['/message', 'https://evil.example/', '//evil.example/message'],
  )
  expect(opened).toEqual([new URL('/message', page.url()).href])
})

function registrationOf(cdp: CDPSession) {
  return new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ scriptURL, status }) => scriptURL.endsWith('/push-worker.js') && status === 'activated')
      if (active) resolve(active.registrationId)
    })
    void cdp.send('ServiceWorker.enable')
  })
}

test('a candidate whose browser blocks notifications reads what to do', async ({ page, context, candidate: _signedIn }) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await page.goto(subscriptions)
  await section(page).getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(section(page)).toContainText('ブラウザの設定で、このサイトの通知を許可してから')
})

test('a push service that does not answer loses nothing', async ({ page, context, candidate: _signedIn }) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'))
  })
  await page.goto(subscriptions)
  await section(page).getByRole('button', { name: 'この端末で受け取る' }).click()
  await expect(section(page)).toContainText('この端末を登録できませんでした。')
  await expect(section(page).getByRole('button', { name: 'この端末で受け取る' })).toBeVisible()
})

test('a browser without push support says so, and everything else works', async ({ page, candidate: _signedIn, noAxeFindings }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.goto(subscriptions)
  await expect(section(page)).toContainText('このブラウザでは受け取れません。')
  await noAxeFindings(page)
  await page.getByLabel('メッセージをメールで受け取る').uncheck()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('通知の設定を保存しました。')).toBeVisible()
})
