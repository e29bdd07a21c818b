import { mount } from 'svelte'
import './app/standin.css'
import './app/tokens.css'
import './app/paper.css'
import App from './app/App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })

// A part of the client that is not there any more: the server has a newer one, which a fresh page asks for. Once.
const RELOADED = 'conjura.reloaded'
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < 60_000) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  event.preventDefault()
  location.reload()
})

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Without a worker everything works but reading offline.
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn(error))
  })
}
