/** A stand-in until the pictures come. */
import type { Picture } from '../../src/device/device'
import { say } from '../../src/texts/say'
import type { Words } from '../../src/texts/words'

interface StillPictureProps {
  readonly picture: Picture
  readonly words: Words
  readonly label: string
}

export function StillPicture({ picture, words, label }: StillPictureProps) {
  return (
    <div className="display" role="img" aria-label={label} data-picture="" data-path={picture.path}>
      {say(picture.title, words)}
    </div>
  )
}

export function IconSymbols() {
  return null
}
