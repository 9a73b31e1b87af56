/** The lazy module of the drawn room: a section that a visitor operates by its parts, and that lives with time. */
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { FeatureTexts, useTranslate } from '../../common/texts/translator-provider'
import { useSize } from '../../common/ui/use-size'
import type { DeviceEvent, Text } from '../../thermostat/device/device'
import { FloorChoice } from './floor-choice'
import { type DrawingSize, geometryOf } from './geometry'
import { Hand } from './hands'
import { type RoomActions, RoomActionsProvider, useRoomActions } from './room-actions'
import { Section } from './section'
import { useCause, useRoomValues } from './use-room-values'
import './room.css'

export { RingMeaning } from './ring-meaning'

interface RoomProps {
  /** Sends to the device and highlights the effect on its display. */
  readonly send: (deviceEvent: DeviceEvent) => void
  /** What the page adds directly below the drawing. */
  readonly children: ReactNode
}

export function Room({ send, children }: RoomProps) {
  return (
    <FeatureTexts feature="time">
      <RoomContent send={send}>{children}</RoomContent>
    </FeatureTexts>
  )
}

function RoomContent({ send, children }: RoomProps) {
  const t = useTranslate()
  const [isFloorChoiceOpen, openFloorChoice] = useState(false)
  const [ref, size] = useSize()
  const values = useRoomValues()
  const cause = useCause()
  const floorPart = useRef<SVGGElement>(null)
  const closeFloorChoice = () => {
    openFloorChoice(false)
    // A low panel had scrolled to the choice.
    floorPart.current?.ownerSVGElement?.scrollIntoView({ block: 'nearest' })
    floorPart.current?.focus({ preventScroll: true })
  }
  const [isUsed, setUsed] = useState(false)
  const sendOnUse = (deviceEvent: DeviceEvent) => {
    setUsed(true)
    send(deviceEvent)
  }
  const actions: RoomActions = { send: sendOnUse, values, isFloorChoiceOpen, openFloorChoice, floorPart }
  return (
    <RoomActionsProvider value={actions}>
      <div className="room">
        {/* Not translated by browsers: they put elements into a drawing's texts, which are invisible there. */}
        <div ref={ref} className="room-picture" translate="no">
          {size && <Picture size={size} loss={cause.loss} isUsed={isUsed} />}
        </div>
        {isFloorChoiceOpen && <FloorChoice onClose={closeFloorChoice} />}
        <p className="room-cause">{t(cause.sentence)}</p>
        {children}
        {!isUsed && <Invitation />}
      </div>
    </RoomActionsProvider>
  )
}

interface PictureProps {
  readonly size: DrawingSize
  readonly loss: Text | null
  /** True if the visitor has operated the drawing. */
  readonly isUsed: boolean
}

function Picture({ size, loss, isUsed }: PictureProps) {
  const t = useTranslate()
  const { isFloorChoiceOpen, values } = useRoomActions()
  const { construction, covering } = values
  // The parts of the drawing are drawn again only if the geometry or their own values change.
  const geometry = useMemo(() => geometryOf(size, construction, covering), [size, construction, covering])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      className="room-drawing"
      data-room=""
      data-heating={values.isHeating ? '' : undefined}
      data-text={geometry.textSize}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={t('time.room.title')}
    >
      <Section
        values={values}
        loss={loss}
        geometry={geometry}
        Part={Hand}
        hasLayerNames={isFloorChoiceOpen}
        hasHint={geometry.isLow && !isUsed && !isFloorChoiceOpen}
        t={t}
      />
    </svg>
  )
}

/** Says how the drawing is operated, until it is. */
function Invitation() {
  const t = useTranslate()
  return <p className="room-invitation">{t('time.room.invitation')}</p>
}
