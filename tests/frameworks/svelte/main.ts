import { mount } from 'svelte'
import Page from './Page.svelte'

const target = document.getElementById('app')
if (target) mount(Page, { target })
