// A page in a frame has no head and no bar: that is known before it is first drawn, so that nothing moves later.
if (window.parent !== window.self) document.documentElement.dataset.framed = 'fixed'
