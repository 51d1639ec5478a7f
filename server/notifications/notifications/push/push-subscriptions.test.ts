import { expect } from 'vitest'
import { addCandidate, apiFor, test } from '#server/testing.ts'
import { isPushService } from './push-subscriptions.ts'
import { addSubscriber, fakeDevice } from './testing.ts'

test('a device subscribes once, by any number of requests, and unsubscribes', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { push_subscriptions, notification_settings } = (await apiFor(db, as)).candidate_users
  const { subscription } = fakeDevice()
  await push_subscriptions.subscribe(subscription)
  await push_subscriptions.subscribe(subscription)
  expect((await notification_settings.show()).push).toMatchObject({ is_on_here: true, device_count: 1 })
  await push_subscriptions.unsubscribe()
  expect((await notification_settings.show()).push).toMatchObject({ is_on_here: false, device_count: 0 })
})

test('a user who subscribes on a device takes it over', async ({ db }) => {
  const first = await addSubscriber(db)
  const second = await addCandidate(db)
  await (await apiFor(db, second.as)).candidate_users.push_subscriptions.subscribe(first.device.subscription)
  expect(await db.selectFrom('push_subscriptions').select('candidate_user_id').execute()).toEqual([{ candidate_user_id: second.id }])
})

test('signing out ends it', async ({ db }) => {
  const { as } = await addSubscriber(db)
  await (await apiFor(db, as)).sessions.end()
  expect(await db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

test('an address that is not the push service of a browser is refused', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { push_subscriptions } = (await apiFor(db, as)).candidate_users
  for (const endpoint of ['https://169.254.169.254/latest', 'https://localhost/x', 'https://fcm.googleapis.com.attacker.example/x'])
    await expect(push_subscriptions.subscribe(fakeDevice(endpoint).subscription)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('the push services of the browsers are known, and nothing beside them', () => {
  const known = [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-pn1p.notify.windows.com/w/?token=a',
  ]
  expect(known.filter((endpoint) => !isPushService(endpoint))).toEqual([])
  const foreign = [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://a@fcm.googleapis.com/a',
    'https://evilpush.apple.com/a',
    'https://127.0.0.1/a',
    'no address',
  ]
  expect(foreign.filter(isPushService)).toEqual([])
})
