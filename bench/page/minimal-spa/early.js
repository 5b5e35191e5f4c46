// Inlined into the page: requests a screen's code and sends its first requests while the bundle is still loading.
// The build adds SCREENS, the files and requests of each screen by path.
{
  const screen = SCREENS[location.pathname] ?? SCREENS['/alerts/:id'];
  for (const href of screen.files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
  const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
  window.early = new Map(screen.requests.map((path) => [path, fetch(path, { headers })]));
}
