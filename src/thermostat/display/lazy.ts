/** Modules of the display that load later. */
import { lazyModule } from '../../common/ui/lazy-module'

export const qrCodeModule = lazyModule(() => import('./qr-code'))
