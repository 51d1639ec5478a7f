// Shows what the site tells while none of its pages is open. It keeps nothing and answers no request of a page.
self.addEventListener('push', (event) => {
  // The version before says no name.
  const { site = self.location.host, title, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(site, { body: title, data: { path }, tag: path, lang: 'ja', icon: '/icon-192.png' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin)
  // A tap leads to a page of ours, whatever it was sent.
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href))
})
